import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { styled } from '../../../theme/styled.ts'
import { asBar } from '../../../theme/media.ts'
import { normalPriceShown, pricePerSession, proRataShare, shownPrice } from './schedule.ts'
import type { Schedule } from './schedule.ts'
import { useScheduleText } from './use-schedule-text.ts'
import { SaidAs } from '../../../ui/text/SaidAs.tsx'

const Block = styled('div', { base: { display: 'grid', gap: '1', [asBar]: { gap: '0' } } })
const Prices = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', [asBar]: { columnGap: '2' } },
})
const Amount = styled('strong', {
  base: {
    fontSize: '2xl',
    lineHeight: '1.1',
    whiteSpace: 'nowrap',
    [asBar]: { fontSize: 'lg', lineHeight: '1.25' },
  },
})
const Normal = styled('s', { base: { color: 'fg.muted', whiteSpace: 'nowrap', [asBar]: { fontSize: 'xs' } } })
const Note = styled('span', { base: { fontSize: 'sm', color: 'fg.muted', [asBar]: { fontSize: 'xs' } } })

// The bar has room for one of the two; the remaining sessions of a started course explain its price.
const Sessions = styled('span', {
  base: {},
  variants: { shown: { false: { [asBar]: { display: 'none' } }, true: {} } },
})

type Props = { readonly schedule: Schedule; readonly now: number }

/**
 * The person's price, the normal one struck through beside it, and the price per session, with the remaining sessions
 * of a started course; the price of one session where the whole cannot be had.
 */
export function SchedulePriceText({ schedule, now }: Props) {
  const { t } = useTranslation(['courses'])
  const text = useScheduleText()
  const symbol = useCurrencySymbol()
  const shown = shownPrice(schedule, now)
  const share = proRataShare(schedule, now)
  const each = pricePerSession(schedule, now)
  const normal = normalPriceShown(schedule, now)
  if (shown === null) return null
  const { price, isOfSession } = shown
  const perSession = each && !isOfSession ? text.perSession(each, symbol) : null
  const all = each && !each.alone && !isOfSession ? t('courses:when.sessions', { count: each.sessions }) : null
  const sessions = share ? text.share(share) : all
  return (
    <Block>
      <Prices>
        <Amount>{price.value === 0 ? t('courses:price.free') : priceText(price, symbol)}</Amount>
        {isOfSession ? <Note>{t('courses:price.perSession')}</Note> : null}
        {normal ? (
          <Normal>
            <SaidAs said={t('courses:price.normal', { price: priceText(normal, symbol) })}>
              {priceText(normal, symbol)}
            </SaidAs>
          </Normal>
        ) : null}
      </Prices>
      {perSession || sessions ? (
        <Note>
          {perSession}
          {perSession && sessions ? <Sessions shown={share !== null}>{', '}</Sessions> : null}
          {sessions ? <Sessions shown={share !== null}>{sessions}</Sessions> : null}
        </Note>
      ) : null}
    </Block>
  )
}
