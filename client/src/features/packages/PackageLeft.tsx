import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dateText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { lastDayOf, usagesOf } from './owned-package.ts'
import type { OwnedPackage } from './package.ts'

const Box = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    mt: '5',
    px: '4',
    py: '3',
    borderRadius: 'card',
    bg: 'success.subtle',
    '& > li': { display: 'flex', gap: '3', overflowWrap: 'anywhere' },
    '& svg': { width: '20px', height: '20px', mt: '2px', flexShrink: 0, color: 'success' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})

type Props = {
  readonly owned: readonly OwnedPackage[]
  /** The venue's: days are those of its calendar. */
  readonly timezone: string | null
}

/** The remaining usages of the customer's active packages; hidden without any. */
export function PackageLeft({ owned, timezone }: Props) {
  const { t } = useTranslation(['activities'])
  const usable = owned.filter(({ status }) => status === 'active')
  if (usable.length === 0) return null
  return (
    <Box>
      {usable.map((one) => {
        const { left, usages } = usagesOf(one)
        const lastDay = lastDayOf(one, timezone)
        const last = lastDay === null ? null : dateText(lastDay)
        return (
          <li key={one.id}>
            <CircleCheck aria-hidden="true" />
            {last === null
              ? t('activities:packages.left', { left, usages })
              : t('activities:packages.leftUntil', { left, usages, date: last })}
          </li>
        )
      })}
    </Box>
  )
}
