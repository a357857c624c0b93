const words = /^(?:sold out|wedi gwerthu allan)\.?$/i

/** Whether a platform's reason is that all places are taken: by its code, else by its words. */
export function saysSoldOut(code: string | null, reason: string): boolean {
  return code === 'sold_out' || words.test(reason)
}
