import { useTranslation } from 'react-i18next'
import { Select } from '../fields/choices/Select.tsx'
import type { WindowFilter } from './list-filter.ts'
import { styled } from '../../theme/styled.ts'

const Ends = styled('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

type Props = {
  readonly filter: WindowFilter
  /** The two ends, '' for an open one. */
  readonly onChoose: (ends: readonly string[]) => void
}

/** A window of time by its two ends, in 24-hour format; the second cannot come before the first. */
export function WindowChoices({ filter: { times, from, to }, onChoose }: Props) {
  const { t } = useTranslation(['common'])
  const option = (time: string) => ({ value: time, label: time })
  return (
    <Ends>
      <Select
        label={t('common:filters.from')}
        placeholder={t('common:filters.anyTime')}
        value={from ?? ''}
        options={times.filter((time) => to === null || time < to).map(option)}
        onChange={(value) => onChoose([value, to ?? ''])}
      />
      <Select
        label={t('common:filters.to')}
        placeholder={t('common:filters.anyTime')}
        value={to ?? ''}
        options={times.filter((time) => from === null || time > from).map(option)}
        onChange={(value) => onChoose([from ?? '', value])}
      />
    </Ends>
  )
}
