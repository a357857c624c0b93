import { useTranslation } from 'react-i18next'
import { startOfDay } from '../../i18n/calendar.ts'
import { fullDayText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import type { Standing } from './my-membership.ts'

const Lines = styled('p', { base: { '& > strong': { display: 'block' }, '& > span': { color: 'fg.muted' } } })

/** Until when somebody has a membership, and from when it can be renewed; hidden for a new one. */
export function StandingText({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation(['activities'])
  const dayText = (day: string): string => fullDayText(startOfDay(day))
  if (standing.kind === 'new') return null
  if (standing.kind === 'renewable') {
    const day = dayText(standing.until)
    return (
      <Lines>
        <strong>
          {t(standing.isOver ? 'activities:joining.have.ended' : 'activities:joining.have.until', { day })}
        </strong>
      </Lines>
    )
  }
  const { until, renewableFrom } = standing
  return (
    <Lines>
      <strong>
        {until === null
          ? t('activities:joining.have.open')
          : t('activities:joining.have.until', { day: dayText(until) })}
      </strong>
      {renewableFrom === null ? null : (
        <span>{t('activities:joining.have.renewFrom', { day: dayText(renewableFrom) })}</span>
      )}
    </Lines>
  )
}
