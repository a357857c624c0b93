/** Values that a text names: words of a person, counts, days, amounts, other texts. A number called `count` chooses the plural. */
export type TextValues = Readonly<Record<string, TextValue>>
export type TextValue = string | number | Text | readonly (string | Text)[] | Amount
/** An amount of money in minor units. */
export type Amount = { readonly minor: number; readonly symbol: string }

/** A text of the platform: its key with the values that it names. The edge words it in the language of the reader. */
export class Text {
  readonly key: string
  readonly values: TextValues
  /** In English for every reader: clients search for it. */
  readonly isInEnglish?: true

  constructor(key: string, values: TextValues = {}, { isInEnglish = false } = {}) {
    this.key = key
    this.values = values
    if (isInEnglish) this.isInEnglish = true
  }
}
