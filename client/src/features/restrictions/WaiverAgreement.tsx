import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Checkbox } from '../../ui/fields/choices/Checkbox.tsx'
import { FormStep } from '../../ui/forms/FormStep.tsx'
import { Panel } from '../../ui/overlays/Panel.tsx'
import { RestrictionTerms } from './RestrictionTerms.tsx'

const Text = styled('p', { base: { color: 'fg.muted', maxWidth: 'measure' } })
const Terms = styled('button', {
  base: {
    color: 'link',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textAlign: 'start',
    cursor: 'pointer',
  },
})

type Props = {
  readonly waiver: { readonly id: number; readonly name: string | null }
  /** The person the platform stores it for; null when nobody, or not known yet. */
  readonly person: string | null
  readonly agreed: boolean
  readonly onChange: (agreed: boolean) => void
  readonly error?: string | undefined
  /** The checkbox's id, for an error summary. */
  readonly id: string
}

/** The waiver before booking: one agreement per person; its terms open from the label in a panel. */
export function WaiverAgreement({ waiver, person, agreed, onChange, error, id }: Props) {
  const { t } = useTranslation(['activities'])
  const [reading, setReading] = useState(false)
  const name = waiver.name ?? t('activities:waiver.unnamed')
  return (
    <FormStep id={`${id}-step`} title={t('activities:waiver.heading')} done={agreed}>
      <Text>
        {t('activities:waiver.intro')}
        {person === null ? null : ` ${t('activities:waiver.once', { name: person })}`}
      </Text>
      <Checkbox
        id={id}
        checked={agreed}
        onChange={onChange}
        error={error}
        label={
          <Trans
            t={t}
            i18nKey="activities:waiver.agree"
            values={{ name }}
            components={{ terms: <Terms type="button" aria-haspopup="dialog" onClick={() => setReading(true)} /> }}
          />
        }
      />
      {reading ? (
        <Panel title={waiver.name ?? t('activities:waiver.heading')} onClosed={() => setReading(false)}>
          <RestrictionTerms restrictionId={waiver.id} />
        </Panel>
      ) : null}
    </FormStep>
  )
}
