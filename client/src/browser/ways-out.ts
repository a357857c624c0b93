let areOpen = true

/** Opens or closes the ways out of the site. */
export function openWaysOut(open: boolean): void {
  areOpen = open
}

/**
 * The address of a link to a call, a mail, a map or another operator's page. Undefined at a kiosk, where its text stays and
 * the link does not. [O-387]
 */
export function wayOut(address: string): string | undefined {
  return areOpen ? address : undefined
}

/** The address of a link that calls a telephone number, under the same rule. */
export function callTo(telephone: string): string | undefined {
  return wayOut(`tel:${telephone.replaceAll(' ', '')}`)
}
