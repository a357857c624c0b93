import { CreditCard } from 'lucide-react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountPart, Quiet } from '../../../ui/layout/AccountPart.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { brandName } from '../card/brand-name.ts'
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
const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3', mt: '5' },
})

/** The cards that somebody has kept, and a way to take each of them out; nothing where there are none. [O-191] */
export function SavedCards({ userId }: { readonly userId: number }) {
  const { t } = useTexts()
  const query = useSavedCards(userId)
  const { asked, ask, busy, remove } = useRemoving(userId, query.refresh)
  if (query.status !== 'success' || query.data.length === 0) return null
  return (
    <AccountPart title={t('checkout:savedCards.title')} intro={t('checkout:savedCards.intro')}>
      <Rows>
        {query.data.map((card) => (
          <CardRow key={card.id} card={card} onRemove={() => ask(card)} />
        ))}
      </Rows>
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

const namesOf = ({ brand, lastFour }: KeptCard) => ({ brand: brandName(brand), lastFour })

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
