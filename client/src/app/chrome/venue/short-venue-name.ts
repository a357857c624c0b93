/** A venue's town where its name contains it, for little room: 'Ashcombe' for Ashcombe Leisure Centre. */
export function shortVenueName({ name, town }: { readonly name: string; readonly town: string | null }): string {
  return town !== null && town !== '' && name.includes(town) ? town : name
}
