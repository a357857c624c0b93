import type { JournalEntry } from '@touchline/contract'

type Noted = Omit<JournalEntry, 'number'>

/** The newest requests to each sandbox, newest first, in memory. */
export type Journal = {
  readonly note: (sandbox: string, entry: Noted) => void
  readonly list: (sandbox: string) => readonly JournalEntry[]
  readonly forget: (sandbox: string) => void
}

type Kept = { readonly entries: number; readonly sandboxes: number }

/** Per sandbox, and the number of sandboxes: the least active are dropped first. */
const kept: Kept = { entries: 500, sandboxes: 100 }

type Book = { readonly entries: JournalEntry[]; noted: number }

export function createJournal({ entries: most, sandboxes }: Kept = kept): Journal {
  const books = new Map<string, Book>()

  /** The journal of a sandbox, which becomes the most recently used. */
  function bookOf(sandbox: string): Book {
    const book = books.get(sandbox) ?? { entries: [], noted: 0 }
    books.delete(sandbox)
    books.set(sandbox, book)
    const [quietest] = books.keys()
    if (books.size > sandboxes && quietest !== undefined) books.delete(quietest)
    return book
  }

  return {
    note(sandbox, entry) {
      const book = bookOf(sandbox)
      book.noted += 1
      book.entries.push({ number: book.noted, ...entry })
      if (book.entries.length > most) book.entries.shift()
    },
    list: (sandbox) => (books.get(sandbox)?.entries ?? []).toReversed(),
    forget: (sandbox) => void books.delete(sandbox),
  }
}
