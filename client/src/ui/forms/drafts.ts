/** Drafts belong to this tab and end with it; other tabs never see them. */
const prefix = 'touchline.draft.'

export type DraftOf = {
  /** The form: `register`, `course/…`. */
  readonly form: string
  /** The user's id; null for a visitor. */
  readonly person: number | null
}

type Slots = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const slotOf = ({ form, person }: DraftOf): string => `${prefix}${form}#${person ?? 'visitor'}`

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Unsent form input. Never passwords or card data: forms leave those out. */
export type Drafts = {
  /** The person's draft, or the one typed before the login, which becomes theirs; null without either. */
  readonly take: (of: DraftOf) => unknown
  readonly keep: (of: DraftOf, value: unknown) => void
  readonly drop: (of: DraftOf) => void
  /** Whether there is a draft with this prefix. */
  readonly hasAny: (formsBeginWith: string) => boolean
  /** Deletes the drafts with this prefix, or those that are over; all drafts without a prefix. */
  readonly dropAll: (formsBeginWith?: string, isOver?: (draft: unknown) => boolean) => void
}

/** A browser that refuses storage loses the draft, not the form, so its errors are ignored. */
export function draftsIn(storage: () => Slots): Drafts {
  function attempt<T>(access: (slots: Slots) => T, otherwise: T): T {
    try {
      return access(storage())
    } catch {
      return otherwise
    }
  }

  const read = (of: DraftOf): unknown => parsed(attempt((slots) => slots.getItem(slotOf(of)), null))
  const drop = (of: DraftOf): void => attempt((slots) => slots.removeItem(slotOf(of)), undefined)

  function slotsOf(formsBeginWith: string): readonly string[] {
    const names = attempt((slots) => Array.from({ length: slots.length }, (_, index) => slots.key(index)), [])
    return names.filter((name) => name?.startsWith(prefix + formsBeginWith)).map(String)
  }

  return {
    take(of) {
      if (of.person === null) return read(of)
      const visitor = { form: of.form, person: null }
      const typedBefore = read(visitor)
      drop(visitor)
      return typedBefore ?? read(of)
    },
    keep: (of, value) => attempt((slots) => slots.setItem(slotOf(of), JSON.stringify(value)), undefined),
    drop,
    hasAny: (formsBeginWith) => slotsOf(formsBeginWith).length > 0,
    dropAll(formsBeginWith = '', isOver = () => true) {
      const names = slotsOf(formsBeginWith).filter((name) =>
        isOver(parsed(attempt((slots) => slots.getItem(name), null))),
      )
      for (const name of names) attempt((slots) => slots.removeItem(name), undefined)
    },
  }
}

/** Slots that end with the page. */
function memory(): Slots {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

let slots: Slots | null = null

/** The drafts of this tab. */
export const drafts = draftsIn(() => slots ?? window.sessionStorage)

/** Deletes the drafts of this tab and stores none on the device from now on: others use it next. */
export function keepDraftsInMemory(): void {
  drafts.dropAll()
  slots = memory()
}
