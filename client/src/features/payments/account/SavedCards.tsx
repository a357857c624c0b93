import { useTranslation } from 'react-i18next'
import { isCallMissing } from '../../../api/api-error.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { loadChunk } from '../../../app/navigation/load-chunk.ts'
import { lazyOverlay } from '../../../app/navigation/lazy-overlay.tsx'
import type { ProviderPage } from '../card/payment-adapter.ts'
import { useAdding } from './use-adding.ts'
import { namesOf } from './kept-card.ts'
import { CardList } from './CardList.tsx'
import { useSavedCards } from './use-saved-cards.ts'

const Add = styled('div', { base: { mt: '2' } })

const AddCard = lazyOverlay(() => loadChunk('AddCard', async () => (await import('./AddCard.tsx')).AddCard))

type Props = {
  readonly userId: number
  readonly page: ProviderPage
  /** A set-up returning from a full-page bank; null otherwise. */
  readonly returnedSetup: string | null
  readonly onResumed: () => void
}

/**
 * A user's saved cards with remove buttons, and one to add a card where the provider can; hidden when neither applies.
 */
export function SavedCards({ userId, page, returnedSetup, onResumed }: Props) {
  const { t } = useTranslation(['checkout'])
  const query = useSavedCards(userId)
  const { canAdd, isAdding, setIsAdding, added } = useAdding(userId, query.refresh, { returnedSetup, onResumed })
  if (query.status === 'error' && !isCallMissing(query.error)) {
    return (
      <AccountPart title={t('checkout:savedCards.title')}>
        <InlineError onRetry={() => void query.refresh()}>{t('checkout:savedCards.failed')}</InlineError>
      </AccountPart>
    )
  }
  if (query.status !== 'success' || (query.data.length === 0 && !canAdd)) return null
  return (
    <AccountPart title={t('checkout:savedCards.title')} intro={t('checkout:savedCards.intro')}>
      {query.data.length === 0 ? <p>{t('checkout:savedCards.none')}</p> : null}
      <CardList
        userId={userId}
        cards={query.data}
        refresh={query.refresh}
        removeText={(card) => t('checkout:savedCards.removeText', namesOf(card))}
      />
      {canAdd ? (
        <Add>
          <Button variant="secondary" opens="dialog" onClick={() => setIsAdding(true)}>
            {t('checkout:savedCards.add')}
          </Button>
        </Add>
      ) : null}
      {isAdding ? <AddCard userId={userId} page={page} onAdded={added} onClosed={() => setIsAdding(false)} /> : null}
    </AccountPart>
  )
}
