/** The order number for customers: "TL-000501". */
export function orderReference(id: number): string {
  return `TL-${String(id).padStart(6, '0')}`
}
