/**
 * How tall the card form is. The gateway lays the form out by these lengths, and the page around it keeps as much room
 * before the form is there, so that nothing below it moves.
 */

export type CardFormMode = 'card' | 'security-code'

/** Pixels of a rem, where the page around the form asks for no other size. */
export const usualFontSize = 17

/** In rem, except `edge`: pixels on each side of the form, for its focus ring. */
export const lengths = {
  edge: 6,
  line: 1.5,
  smallLine: 1.32,
  input: 2.82,
  fieldGap: 0.25,
  columnGap: 0.75,
  formGap: 1,
  belowPair: 0.5,
  notePadding: 0.6,
} as const

/** The arrangement from a width of the form on, without its edges, in rem. */
type Arrangement = {
  readonly from: number
  readonly columns: 1 | 2
  /** In some face or language a label, or else its hint, takes a second line. */
  readonly breaks: boolean
  /** Most lines of the note about test cards, in any face and language of the form. */
  readonly noteLines: number
}

const arrangements: readonly Arrangement[] = [
  { from: 0, columns: 1, breaks: false, noteLines: 4 },
  { from: 17.2, columns: 1, breaks: false, noteLines: 3 },
  { from: 17.8, columns: 2, breaks: true, noteLines: 3 },
  { from: 20.45, columns: 2, breaks: false, noteLines: 3 },
  { from: 24.4, columns: 2, breaks: false, noteLines: 2 },
  { from: 46.9, columns: 2, breaks: false, noteLines: 1 },
]

/** Pixels: the height of a form in a frame of this width or more. */
export type Room = { readonly from: number; readonly columns: 1 | 2; readonly height: number }

/** The rooms of a form, the narrowest first. */
export function cardFormRooms(mode: CardFormMode, fontSize = usualFontSize): readonly Room[] {
  return arrangements.map((arrangement) => {
    const content = mode === 'card' ? wholeForm(arrangement) : codeAlone(arrangement)
    return {
      from: arrangement.from === 0 ? 0 : 2 * lengths.edge + Math.ceil(arrangement.from * fontSize),
      columns: arrangement.columns,
      height: 2 * lengths.edge + Math.ceil(content * fontSize),
    }
  })
}

const { line, smallLine, input, fieldGap, formGap, belowPair, notePadding } = lengths

const field = line + fieldGap + input

function fieldWithHint(breaks: boolean): number {
  return field + fieldGap + smallLine + (breaks ? line : 0)
}

function note(noteLines: number): number {
  return 2 * notePadding + noteLines * smallLine
}

function wholeForm({ columns, breaks, noteLines }: Arrangement): number {
  // A row for the errors follows, empty as long as there are none.
  const row = fieldWithHint(breaks) + fieldGap + belowPair
  const pair = columns === 2 ? row : 2 * row + fieldGap
  return 2 * field + pair + note(noteLines) + 3 * formGap
}

function codeAlone({ noteLines }: Arrangement): number {
  return fieldWithHint(false) + formGap + note(noteLines)
}
