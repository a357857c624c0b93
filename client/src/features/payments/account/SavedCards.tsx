import { CreditCard } from 'lucide-react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountPart, Quiet } from '../../../ui/layout/AccountPart.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { loadChunk } from '../../../app/chunks.ts'
import { lazyOverlay } from '../../../app/lazy-overlay.tsx'
import type { ProviderPage } from '../card/provider-page.ts'
import { useAdding } from './use-adding.ts'
import { namesOf } from './names-of.ts'
import { useRemoving, useSavedCards } from './use-saved-cards.ts'
import type { KeptCard } from './use-saved-cards.ts'

const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& svg': { width: '22px', height: '22px', color: 'fg.muted' },
  },
})
const Expired = styled('p', { base: { color: 'danger', fontSize: 'sm', fontWeight: 'bold' } })
const Add = styled('div', { base: { mt: '2' } })
const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3', mt: '5' },
})

const AddCard = lazyOverlay(() => loadChunk('AddCard', async () => (await import('./AddCard.tsx')).AddCard))

type Props = {
  readonly userId: number
  readonly page: ProviderPage
  /** A card whose bank was the whole page and came back here; null otherwise. */
  readonly returnedSetup: string | null
  readonly onResumed: () => void
}

/**
 * The cards that somebody has kept, a way to take each of them out, and one to add another where the provider can; nothing
 * where there are none and none can be added. [O-191, O-203]
 */
export function SavedCards({ userId, page, returnedSetup, onResumed }: Props) {
  const { t } = useTexts()
  const query = useSavedCards(userId)
  const { asked, ask, busy, remove } = useRemoving(userId, query.refresh)
  const { canAdd, isAdding, setIsAdding, added } = useAdding(userId, query.refresh, { returnedSetup, onResumed })
  if (query.status !== 'success' || (query.data.length === 0 && !canAdd)) return null
  return (
    <AccountPart title={t('checkout:savedCards.title')} intro={t('checkout:savedCards.intro')}>
      {query.data.length === 0 ? <p>{t('checkout:savedCards.none')}</p> : null}
      {query.data.length > 0 ? (
        <Rows>
          {query.data.map((card) => (
            <CardRow key={card.id} card={card} onRemove={() => ask(card)} />
          ))}
        </Rows>
      ) : null}
      {canAdd ? (
        <Add>
          <Button variant="secondary" opens="dialog" onClick={() => setIsAdding(true)}>
            {t('checkout:savedCards.add')}
          </Button>
        </Add>
      ) : null}
      {isAdding ? <AddCard userId={userId} page={page} onAdded={added} onClosed={() => setIsAdding(false)} /> : null}
      {asked ? (
        <Dialog title={t('checkout:savedCards.removeTitle')} onClosed={() => ask(null)}>
          <p>{t('checkout:savedCards.removeText', namesOf(asked))}</p>
          <Actions>
            <Button variant="secondary" onClick={() => ask(null)}>
              {t('checkout:savedCards.keep')}
            </Button>
            <Button busy={busy} onClick={remove}>
              {t('checkout:savedCards.remove')}
            </Button>
          </Actions>
        </Dialog>
      ) : null}
    </AccountPart>
  )
}

function CardRow({ card, onRemove }: { readonly card: KeptCard; readonly onRemove: () => void }) {
  const { t } = useTexts()
  const { expiry, isExpired } = card
  return (
    <li>
      <CreditCard aria-hidden="true" />
      <div>
        <p>{t('checkout:savedCards.card', namesOf(card))}</p>
        {isExpired === true ? (
          <Expired>{t('checkout:savedCards.expired', { expiry })}</Expired>
        ) : (
          <Quiet>{t('checkout:savedCards.expires', { expiry })}</Quiet>
        )}
      </div>
      <Button
        variant="text"
        size="small"
        opens="dialog"
        label={t('checkout:savedCards.removeOf', namesOf(card))}
        onClick={onRemove}
      >
        {t('checkout:savedCards.remove')}
      </Button>
    </li>
  )
}
