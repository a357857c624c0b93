import { listSavedCards, removeSavedCard } from '@touchline/contract/calls/payments'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../../api/all-pages.ts'
import { call, callList } from '../../../api/call.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { keptCardIn } from './kept-card.ts'
import type { KeptCard } from './kept-card.ts'

/** A customer's saved cards, latest first. */
export function useSavedCards(userId: number): Query<readonly KeptCard[]> {
  return useQuery(
    [listSavedCards.name, userId],
    async () => {
      const cards = await allPages((page) => callList(listSavedCards, { params: { userId }, query: page }))
      return cards.flatMap((card) => keptCardIn(card) ?? [])
    },
    // Another platform may lack the call: then cards are not shown.
    'component',
  )
}

type Removing = {
  /** The card to confirm. */
  readonly asked: KeptCard | null
  readonly ask: (card: KeptCard | null) => void
  readonly busy: boolean
  readonly remove: () => void
}

/** Removes a card after a confirmation; `onRemoved` runs afterwards. */
export function useRemoving(userId: number, onRemoved: () => Promise<unknown>): Removing {
  const { t } = useTranslation(['checkout'])
  const { busy, run } = useBusy()
  const [asked, ask] = useState<KeptCard | null>(null)

  async function remove({ id }: KeptCard): Promise<void> {
    try {
      await call(removeSavedCard, { params: { userId, savedCardId: Number(id) } })
      await onRemoved()
      showToast({ type: 'success', content: t('checkout:savedCards.removed') })
    } finally {
      ask(null)
    }
  }

  return { asked, ask, busy, remove: () => asked && run(() => remove(asked)) }
}
