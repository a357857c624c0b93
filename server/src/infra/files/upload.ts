/** The only file of a form, as it arrives. */
export type Upload = {
  /** As the sender calls it: anything at all. */
  readonly name: string
  /** Can be read once. Throws the refusal of a form that is too long, or does not end. */
  readonly content: AsyncIterable<Uint8Array>
}
