import type { Entity } from '@touchline/contract/client'
import type { Read, ReadPrice } from '../../../api/keys.ts'

type WirePreview = Pick<Read<Entity<'CancellationPreview'>>, 'parts' | 'returned' | 'fee'>

/** Refund of one booking, or of a whole course. */
export type PreviewLine = {
  readonly bookingIds: readonly number[]
  readonly returned: ReadPrice
  /** Packages that can be used again, by name. */
  readonly packages: readonly string[]
  /** Uses of packages that are lost. */
  readonly packagesLost: readonly LostUses[]
}

/** Uses of a package that do not come back. */
export type LostUses = { readonly name: string; readonly uses: number }

/** The effect of a cancellation in the platform's own amounts. */
export type Preview = {
  readonly lines: readonly PreviewLine[]
  readonly fee: ReadPrice | null
  readonly returned: ReadPrice
  /** The credit that would come back with an end, soonest first, in minor units. */
  readonly credits: readonly { readonly amount: number; readonly until: string }[]
  /** The fee must be paid before the next booking. */
  readonly blocksBooking: boolean
}

/** Arranges the platform's answer for a page, without arithmetic; null where it names no amount. [O-140] */
export function previewOf({ parts, returned, fee }: WirePreview): Preview | null {
  if (!returned) return null
  const outcomes = parts ?? []
  const lines = outcomes.flatMap((part) =>
    part.returned
      ? [
          {
            bookingIds: part.bookingIds ?? [],
            returned: part.returned,
            packages: part.packages ?? [],
            packagesLost: (part.packagesLost ?? []).flatMap(({ name, uses }) =>
              name === null || uses === null ? [] : [{ name, uses }],
            ),
          },
        ]
      : [],
  )
  const credits = outcomes.flatMap((part) =>
    (part.credits ?? []).flatMap(({ amount, expiresAt }) =>
      amount && expiresAt ? [{ amount: amount.value, until: expiresAt }] : [],
    ),
  )
  return {
    lines,
    fee: fee ?? null,
    returned,
    credits: byEnd(credits),
    blocksBooking: outcomes.some(({ blocks }) => (blocks ?? []).includes('booking')),
  }
}

/** The uses that a cancellation loses, by package. */
export function lostBy({ lines }: Pick<Preview, 'lines'>): readonly LostUses[] {
  const byName = Map.groupBy(
    lines.flatMap(({ packagesLost }) => packagesLost),
    ({ name }) => name,
  )
  return [...byName].map(([name, own]) => ({ name, uses: own.reduce((total, { uses }) => total + uses, 0) }))
}

function byEnd(credits: Preview['credits']): Preview['credits'] {
  const ends = Map.groupBy(credits, ({ until }) => until)
  return [...ends]
    .map(([until, own]) => ({ until, amount: own.reduce((sum, { amount }) => sum + amount, 0) }))
    .toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))
}
