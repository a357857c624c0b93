import type { FileType } from '@touchline/contract'

const endings: Readonly<Record<FileType, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
}

/** Letters of a stored name, its ending aside. */
const longestStem = 100
/** Characters of a given name that are read, from its end: removing endings takes time by the square of their number. */
const longestGiven = 1000

/** Signs with a meaning in a path, an address or a header; control characters; marks that turn the direction of writing. */
const unsafe = /[<>:"|?*%;#&\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** The name of a file as others will save it: no path, nothing that runs, and the ending of its content. */
export function safeName(given: string, type: FileType): string {
  const [last = ''] = given.slice(-longestGiven).split(/[\\/]/).slice(-1)
  const plain = last.normalize('NFC').replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ')
  const stem = plain.replace(/(?:\.[\p{L}\p{N}]{1,5})+$/u, '').replace(/^[. ]+/, '')
  const short = [...stem]
    .slice(0, longestStem)
    .join('')
    .replace(/[. ]+$/, '')
  return `${short === '' ? 'document' : short}${endings[type]}`
}
