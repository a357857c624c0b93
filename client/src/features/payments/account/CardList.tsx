import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { namesOf } from './kept-card.ts'
import type { KeptCard } from './kept-card.ts'
import { useRemoving } from './use-saved-cards.ts'

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

type Props = {
  readonly userId: number
  readonly cards: readonly KeptCard[]
  readonly refresh: () => Promise<void>
  /** The consequences of removing a card. */
  readonly removeText: (card: KeptCard) => string
}

/** Saved cards with remove buttons; hidden without any. */
export function CardList({ userId, cards, refresh, removeText }: Props) {
  const { t } = useTranslation(['checkout'])
  const { asked, ask, busy, remove } = useRemoving(userId, refresh)
  return (
    <>
      {cards.length > 0 ? (
        <Rows>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} onRemove={() => ask(card)} />
          ))}
        </Rows>
      ) : null}
      {asked ? (
        <Dialog title={t('checkout:savedCards.removeTitle')} onClosed={() => ask(null)}>
          <p>{removeText(asked)}</p>
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
    </>
  )
}

function CardRow({ card, onRemove }: { readonly card: KeptCard; readonly onRemove: () => void }) {
  const { t } = useTranslation(['checkout'])
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
