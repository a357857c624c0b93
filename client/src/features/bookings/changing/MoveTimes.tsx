import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../../app/answers/use-query.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { fullDayText, timeRangeText } from '../../../i18n/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { RadioGroup } from '../../../ui/fields/choices/RadioGroup.tsx'
import { useManagingText } from '../use-managing-text.ts'
import type { OpenTime } from './use-moving.ts'

type Props = {
  readonly query: Query<readonly OpenTime[]>
  /** How many are shown before the rest is asked for. */
  readonly few: number
  readonly chosen: OpenTime | null
  readonly onChoose: (time: OpenTime) => void
  readonly error?: string | undefined
}

/** The times that a booking can be moved to. */
export function MoveTimes({ query, few, chosen, onChoose, error }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useManagingText()
  const [showsAll, setShowsAll] = useState(false)
  if (query.status === 'loading') return <Skeleton height={140} count={1} />
  if (query.status === 'error') {
    return <InlineError onRetry={() => void query.refresh()}>{text.moveFailed()}</InlineError>
  }
  const times = query.data
  if (times.length === 0) return <p>{t('activities:bookings.moveNone')}</p>
  const shown = showsAll ? times : times.slice(0, few)

  function labelOf({ startsAt, endsAt, available }: OpenTime): string {
    const places = available === null ? null : t('activities:bookings.movePlaces', { count: available })
    return dotted([`${fullDayText(startsAt)}, ${timeRangeText(startsAt, endsAt)}`, places])
  }

  return (
    <>
      <RadioGroup
        label={t('activities:bookings.moveTo')}
        options={shown.map((time) => ({ value: time.occurrenceId, label: labelOf(time) }))}
        value={chosen?.occurrenceId ?? ''}
        onChange={(value) => {
          const time = times.find(({ occurrenceId }) => occurrenceId === value)
          if (time) onChoose(time)
        }}
        error={error}
      />
      {shown.length < times.length ? (
        <Button variant="text" onClick={() => setShowsAll(true)}>
          {t('activities:bookings.moveMore')}
        </Button>
      ) : null}
    </>
  )
}
