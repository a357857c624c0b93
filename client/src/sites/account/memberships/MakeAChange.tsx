import { format } from '@touchline/money'
import { ArrowLeftRight, CirclePause, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { freezeUntil, lastPaidDay } from '../../../features/memberships/my-membership.ts'
import type { MembershipRequest, MyMembership } from '../../../features/memberships/my-membership.ts'
import { useMembershipRequests } from '../../../features/memberships/use-my-memberships.ts'
import { useMembershipTypes } from '../../../features/memberships/use-membership-types.ts'
import { addDays, dayIn, daysBetween, isDay, startOfDay } from '../../../i18n/calendar.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { RadioGroup } from '../../../ui/fields/choices/RadioGroup.tsx'
import { ActionRows } from '../../../ui/layout/page/ActionRow.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { WishRow } from './WishRow.tsx'

/** The furthest first day of a freeze, in days from today. [O-253] */
const freezeAhead = 90
const lengths = ['1', '2', '3'] as const

type Props = { readonly userId: number; readonly of: MyMembership }
type RowProps = Props & {
  readonly requests: ReturnType<typeof useMembershipRequests>
  readonly last: MembershipRequest | undefined
  readonly today: string
}

const dayText = (day: string): string => fullDayText(startOfDay(day))

/** Freezing, changing and ending a membership: requests that staff answer. [O-253] */
export function MakeAChange({ userId, of: one }: Props) {
  const { t } = useTranslation(['account'])
  const requests = useMembershipRequests(userId)
  const today = dayIn(null, platformNow())
  const lastOf = (kind: MembershipRequest['kind']) =>
    one.requests.find((request): request is MembershipRequest => request.id !== null && request.kind === kind)
  const shared = { userId, of: one, requests, today }
  return (
    <PageSection id="change" title={t('account:memberships.makeAChange')}>
      <ActionRows>
        <FreezeRow {...shared} last={lastOf('freeze')} />
        <ChangeRow {...shared} last={lastOf('change')} />
        {canEnd(one, lastOf('end')) ? <EndRow {...shared} last={lastOf('end')} /> : null}
      </ActionRows>
    </PageSection>
  )
}

/** A membership with an end stops by itself; a request that waits can be taken back. */
function canEnd({ status, endsOn }: MyMembership, last: MembershipRequest | undefined): boolean {
  return last?.status === 'open' || (endsOn === null && status !== 'ending')
}

function FreezeRow({ of: one, requests, last, today }: RowProps) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const [from, setFrom] = useState(addDays(today, 1))
  const [months, setMonths] = useState<string>('1')
  const count = Number(months)
  const isKnown = isDay(from)
  const isPossible = isKnown && from >= today && from <= addDays(today, freezeAhead)
  const until = isKnown ? freezeUntil(from, count) : null
  const price = one.price === null ? null : format(one.price.value, symbol)
  return (
    <WishRow
      icon={<CirclePause aria-hidden="true" />}
      title={t('account:memberships.freeze.title')}
      text={t('account:memberships.freeze.text')}
      action={t('account:memberships.freeze.action')}
      last={last}
      waiting={t('account:memberships.freeze.waiting', {
        count: last?.months ?? 1,
        from: last?.from ? dayText(last.from) : '',
      })}
      requests={requests}
      membershipId={one.id}
      wish={isPossible ? { kind: 'freeze', from, months: count } : null}
    >
      <DateField
        label={t('account:memberships.freeze.from')}
        value={from}
        onChange={setFrom}
        min={today}
        max={addDays(today, freezeAhead)}
        error={isKnown && !isPossible ? t('account:memberships.freeze.tooFar') : undefined}
      />
      <RadioGroup
        label={t('account:memberships.freeze.howLong')}
        value={months}
        onChange={setMonths}
        options={lengths.map((value) => ({
          value,
          label: t('account:memberships.freeze.months', { count: Number(value) }),
        }))}
      />
      {until === null ? null : (
        <p role="status">
          {t('account:memberships.freeze.consequence', { from: dayText(from), until: dayText(until) })}{' '}
          {one.endsOn === null || price === null
            ? null
            : t('account:memberships.freeze.moves', {
                price,
                lastDay: dayText(addDays(one.endsOn, daysBetween(from, until) + 1)),
              })}
        </p>
      )}
    </WishRow>
  )
}

/** Nothing where the venue has no other type, or the platform does not tell them. */
function ChangeRow({ of: one, requests, last }: RowProps) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const types = useMembershipTypes(one.homeVenue?.slug ?? null)
  const [chosen, setChosen] = useState<string | null>(null)
  const others = types.status === 'success' ? types.data.filter(({ id }) => id !== one.membershipType?.id) : []
  const wanted = others.find(({ id }) => String(id) === chosen) ?? (others.length === 1 ? others[0] : undefined)
  if (others.length === 0 && last?.status !== 'open') return null
  return (
    <WishRow
      icon={<ArrowLeftRight aria-hidden="true" />}
      title={t('account:memberships.change.title')}
      text={t('account:memberships.change.text')}
      action={t('account:memberships.change.action')}
      last={last}
      waiting={t('account:memberships.change.waiting', { name: last?.toType?.name ?? '' })}
      requests={requests}
      membershipId={one.id}
      wish={wanted ? { kind: 'change', toTypeId: wanted.id } : null}
    >
      <RadioGroup
        label={t('account:memberships.change.which')}
        value={wanted ? String(wanted.id) : ''}
        onChange={setChosen}
        options={others.map(({ id, name, monthlyPrice }) => ({
          value: String(id),
          label: monthlyPrice
            ? t('account:memberships.change.option', { name, price: format(monthlyPrice.value, symbol) })
            : name,
        }))}
      />
      {wanted?.monthlyPrice && one.price ? (
        <p role="status">{consequence(wanted.monthlyPrice.value - one.price.value)}</p>
      ) : null}
    </WishRow>
  )

  function consequence(more: number): string {
    const amount = format(Math.abs(more), symbol)
    if (more === 0) return t('account:memberships.change.same')
    return t(more > 0 ? 'account:memberships.change.dearer' : 'account:memberships.change.cheaper', { amount })
  }
}

function EndRow({ of: one, requests, last, today }: RowProps) {
  const { t } = useTranslation(['account'])
  const lastDay = lastPaidDay(one, today)
  const date = lastDay === null ? null : dayText(lastDay)
  return (
    <WishRow
      icon={<CircleX aria-hidden="true" />}
      title={t('account:memberships.end.title')}
      text={t('account:memberships.end.text')}
      action={t('account:memberships.end.action')}
      last={last}
      waiting={
        date === null ? t('account:memberships.end.waiting') : t('account:memberships.end.waitingUntil', { date })
      }
      requests={requests}
      membershipId={one.id}
      wish={{ kind: 'end' }}
    >
      {date === null ? null : <p>{t('account:memberships.end.consequence', { date })}</p>}
      <p>{t('account:memberships.end.money')}</p>
    </WishRow>
  )
}
