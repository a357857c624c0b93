/** A proxy and this server could read different hosts in it. RFC 9112, 3.2 */
export function hasTwoHosts({ rawHeaders }: { readonly rawHeaders: readonly string[] }): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1
}
