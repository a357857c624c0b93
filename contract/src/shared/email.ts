import { limits } from './limits.ts'

/** Of every browser and of Node; the contract has the types of neither. */
declare const URL: {
  readonly canParse: (address: string) => boolean
  new (address: string): { readonly hostname: string }
}

const word = String.raw`[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+`
const mailbox = new RegExp(String.raw`^${word}(\.${word})*$`, 'i')
/** Nothing that means something in an address besides a name. */
const nameOnly = /^[^\s/:?#@[\]\\%]+$/
const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/**
 * The one form of an e-mail address: trimmed, its domain in lower case and in ASCII, as browsers send it and as the domain
 * name system knows it. Undefined for a text that is no address. [O-296]
 */
export function normalEmail(text: string): string | undefined {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || address.length > limits.nameLength || !mailbox.test(name) || !nameOnly.test(domain)) return undefined
  const page = `https://${domain}`
  if (!URL.canParse(page)) return undefined
  const { hostname } = new URL(page)
  return host.test(hostname) ? `${name}@${hostname}` : undefined
}
