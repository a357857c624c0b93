import { tenderTypes } from '@touchline/contract/client'
import { format } from '@touchline/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { momentText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Select } from '../../ui/fields/choices/Select.tsx'
import { useLostFocus } from '../../ui/focus/use-lost-focus.ts'
import { AccountPart, Quiet } from '../../ui/layout/page/AccountPart.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { isOpen, useChangingTill, useLastTill } from './use-till.ts'
import type { Till } from './use-till.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'start', minWidth: 0 } })
const Choice = styled('div', { base: { display: 'grid', gap: '3', width: 'full', maxWidth: '420px' } })
const Takings = styled('dl', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& dd': { fontWeight: 'bold' },
  },
})
const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3', mt: '5' },
})

/** A venue for a till. */
export type TillVenue = { readonly id: number; readonly name: string; readonly timezone: string | null }

type Props = {
  readonly venues: readonly TillVenue[]
  /** The member of staff's own venue; null when unknown. */
  readonly homeVenueId: number | null
  /** False during a payment. */
  readonly mayClose?: boolean
}

/** A member of staff's till: open it, see its takings, close it. */
export function TillPart({ venues, homeVenueId, mayClose = true }: Props) {
  const { t } = useTranslation(['checkout'])
  const query = useLastTill()
  const changing = useChangingTill(query.refresh)
  const [isAsking, setIsAsking] = useState(false)
  const kept = useLostFocus<HTMLDivElement>()
  const till = query.status === 'success' ? query.data : null
  const isThere = till !== null && isOpen(till)
  const venue = venues.find(({ id }) => id === till?.venueId)
  const at = venue?.name ?? ''

  function since(instant: string | null | undefined): string {
    return instant ? momentText(Date.parse(instant), venue?.timezone) : ''
  }

  /** Asks with the takings as they are now: another tab may have sold. */
  function ask(): void {
    setIsAsking(true)
    void query.refresh()
  }

  return (
    <div {...kept} tabIndex={-1}>
      <AccountPart title={t('checkout:till.title')}>
        {query.status === 'loading' ? <Skeleton count={1} height={90} /> : null}
        {query.status === 'error' ? (
          <InlineError onRetry={() => void query.refresh()}>{t('checkout:till.failed')}</InlineError>
        ) : null}
        {till !== null && isThere ? (
          <Stack>
            <p>{t('checkout:till.openAt', { venue: at })}</p>
            <Quiet>{t('checkout:till.since', { when: since(till.openedAt) })}</Quiet>
            {mayClose ? (
              <>
                <TakingsOf till={till} />
                <Button variant="secondary" opens="dialog" onClick={ask}>
                  {t('checkout:till.close')}
                </Button>
              </>
            ) : null}
          </Stack>
        ) : null}
        {query.status === 'success' && !isThere ? (
          <Stack>
            <p>{t('checkout:till.none')}</p>
            <OpenTill venues={venues} homeVenueId={homeVenueId} busy={changing.busy} onOpen={changing.open} />
            {till !== null && mayClose ? (
              <>
                <Quiet>{t('checkout:till.last', { venue: at, when: since(till.closedAt) })}</Quiet>
                <TakingsOf till={till} />
              </>
            ) : null}
          </Stack>
        ) : null}
        {isAsking && till !== null ? (
          <Dialog title={t('checkout:till.closeTitle')} onClosed={() => setIsAsking(false)}>
            <p>{t('checkout:till.closeText')}</p>
            <TakingsOf till={till} />
            <Actions>
              <Button variant="secondary" onClick={() => setIsAsking(false)}>
                {t('checkout:till.keepOpen')}
              </Button>
              <Button
                busy={changing.busy}
                onClick={() => {
                  changing.close(till.id)
                  setIsAsking(false)
                }}
              >
                {t('checkout:till.close')}
              </Button>
            </Actions>
          </Dialog>
        ) : null}
      </AccountPart>
    </div>
  )
}

type OpenProps = {
  readonly venues: readonly TillVenue[]
  readonly homeVenueId: number | null
  readonly busy: boolean
  readonly onOpen: (venueId: number) => void
}

function OpenTill({ venues, homeVenueId, busy, onOpen }: OpenProps) {
  const { t } = useTranslation(['checkout'])
  const [chosen, choose] = useState<string | null>(null)
  const [first] = venues
  const venueId = chosen ?? String(homeVenueId ?? first?.id ?? '')
  return (
    <Choice>
      <Select
        label={t('checkout:till.venue')}
        placeholder={null}
        value={venueId}
        options={venues.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={choose}
      />
      <div>
        <Button variant="secondary" busy={busy} disabled={venueId === ''} onClick={() => onOpen(Number(venueId))}>
          {t('checkout:till.open')}
        </Button>
      </div>
    </Choice>
  )
}

function TakingsOf({ till: { takings } }: { readonly till: Till }) {
  const { t } = useTranslation(['checkout'])
  const symbol = useCurrencySymbol()
  const rows = (takings ?? []).flatMap(({ tenderType, amount }) => {
    const known = tenderTypes.find((type) => type === tenderType)
    return known && amount ? [{ type: known, amount }] : []
  })
  if (rows.length === 0) return <Quiet>{t('checkout:till.nothingTaken')}</Quiet>
  const inAll = rows.reduce((sum, { amount }) => sum + amount.value, 0)
  return (
    <Takings>
      {rows.map(({ type, amount }) => (
        <div key={type}>
          <dt>{t(`checkout:tenders.${type}`)}</dt>
          <dd>{priceText(amount, symbol)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('checkout:till.inAll')}</dt>
        <dd>{format(inAll, symbol)}</dd>
      </div>
    </Takings>
  )
}
