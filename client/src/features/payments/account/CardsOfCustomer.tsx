import { useTranslation } from 'react-i18next'
import type { Owner } from '../../../app/session/session-state.ts'
import { AccountPart, Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { CardList } from './CardList.tsx'
import { namesOf } from './kept-card.ts'
import { useSavedCards } from './use-saved-cards.ts'

/** The cards of a customer served by staff: staff can remove them, only the customer adds. [O-191, O-209] */
export function CardsOfCustomer({ customer: { id, name } }: { readonly customer: Pick<Owner, 'id' | 'name'> }) {
  const { t } = useTranslation(['checkout'])
  const query = useSavedCards(id)
  if (query.status !== 'success') return null
  return (
    <AccountPart title={t('checkout:savedCards.title')} intro={t('checkout:savedCards.servedIntro', { name })}>
      {query.data.length === 0 ? <p>{t('checkout:savedCards.none')}</p> : null}
      <CardList
        userId={id}
        cards={query.data}
        refresh={query.refresh}
        removeText={(card) => t('checkout:savedCards.servedRemoveText', { ...namesOf(card), name })}
      />
      <Quiet>{t('checkout:savedCards.servedAdd', { name })}</Quiet>
    </AccountPart>
  )
}
