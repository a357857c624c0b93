import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { namesOf } from './kept-card.ts'
import type { KeptCard } from './kept-card.ts'
import { resumeSetup, useCanAddCards } from './use-card-setup.ts'

type Returning = { readonly returnedSetup: string | null; readonly onResumed: () => void }

/** Adds a card to the list: its form, and the outcome after a return from the bank. */
export function useAdding(userId: number, refresh: () => Promise<void>, { returnedSetup, onResumed }: Returning) {
  const { t } = useTranslation(['checkout'])
  const [isAdding, setIsAdding] = useState(false)
  const isPossible = useCanAddCards(userId)
  // False on a shared device, where no card is saved.
  const canAdd = isPossible && environment().modes.kiosk === null

  async function added(card: KeptCard | undefined): Promise<void> {
    await refresh()
    setIsAdding(false)
    if (card) showToast({ type: 'success', content: t('checkout:savedCards.added', namesOf(card)) })
  }

  const resume = useEffectEvent(async (setupId: string) => {
    const resumed = await resumeSetup(userId, setupId)
    onResumed()
    if (resumed.status === 'saved') return added(resumed.card)
    showToast({ type: 'error', content: t(`checkout:addCard.${resumed.status}`), closeAfter: 0 })
  })
  const asked = useRef<string | null>(null)
  useEffect(() => {
    // Once: React runs effects twice in development.
    if (returnedSetup === null || asked.current === returnedSetup) return
    asked.current = returnedSetup
    void resume(returnedSetup)
  }, [returnedSetup])

  return { canAdd, isAdding, setIsAdding, added: (card: KeptCard | undefined) => void added(card) }
}
