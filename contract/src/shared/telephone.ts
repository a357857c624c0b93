/** Whether a text can be dialled, as people write numbers: 7 to 15 digits, an extension after them. [O-493] */
export function isTelephone(value: string): boolean {
  const [number = '', extension = ''] = value.split(/ext\.?|x/i)
  const digits = number.replaceAll(/\D/g, '').length
  const isWritten = /^\s*\+?[\d\s()./-]+$/.test(number) && /^\s*\d{0,6}\s*$/.test(extension)
  return isWritten && digits >= 7 && digits <= 15
}
