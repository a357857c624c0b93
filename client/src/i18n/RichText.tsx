import { cloneElement, Fragment } from 'react'
import type { ReactElement } from 'react'

const tagged = /<(\w+)>(.*?)<\/\1>/g

type Props = {
  /** A text with tags, such as `I agree to the <terms>terms</terms>`. */
  readonly text: string
  /** What each tag stands for: an element, which gets the words between. A tag without one leaves its words. */
  readonly parts: Readonly<Record<string, ReactElement>>
}

/** A text of which some words are links or buttons. */
export function RichText({ text, parts }: Props) {
  // Of every three pieces: words outside, the name of a tag, and the words in it.
  const pieces = text.split(tagged)
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null
    const name = index % 3 === 2 ? pieces[index - 1] : undefined
    const part = name === undefined ? undefined : parts[name]
    // The pieces of a text never change their order.
    return <Fragment key={index}>{part ? cloneElement(part, undefined, piece) : piece}</Fragment>
  })
}
