import { BadgePercent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import type { Schedule, ScheduleKind } from '../schedules/schedule.ts'
import { whosePrices } from './whose-prices.ts'

const Line = styled('p', {
  base: {
    display: 'flex',
    gap: '2',
    pb: '4',
    fontSize: 'sm',
    '& svg': { width: '16px', height: '16px', flexShrink: 0, mt: '3px' },
  },
})

type Props = { readonly of: ScheduleKind; readonly schedules: readonly Schedule[] }

/** Names the membership whose prices the list shows; empty when the platform does not say. */
export function WhosePrices({ of, schedules }: Props) {
  const { t } = useTranslation(['courses'])
  const whose = whosePrices(schedules)
  if (whose === null) return null
  const { kind, membership, percent } = whose
  const plain = kind === 'yours' ? 'courses:list.yourPrices' : 'courses:list.membersPay'
  const counted = kind === 'yours' ? 'yourPricesPercent' : 'membersPayPercent'
  return (
    <Line>
      <BadgePercent aria-hidden="true" />
      <span>
        {percent === null ? t(plain, { membership }) : t(`courses:${of}.list.${counted}`, { membership, percent })}
      </span>
    </Line>
  )
}
