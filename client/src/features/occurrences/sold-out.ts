const words = /^(?:sold out|wedi gwerthu allan)\.?$/i

/** Whether a platform's reason is that all places are taken: by its code or, where it has none, in its words. [O-26] */
export function saysSoldOut(code: string | null, reason: string): boolean {
  return code === 'sold_out' || words.test(reason)
}
