/** A venue by its town where its name contains it, for places with little room: 'Ashcombe' for Ashcombe Leisure Centre. */
export function shortVenueName({ name, town }: { readonly name: string; readonly town: string | null }): string {
  return town !== null && town !== '' && name.includes(town) ? town : name
}
