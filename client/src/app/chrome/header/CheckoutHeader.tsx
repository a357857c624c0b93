import { Check, Lock } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { inLargeText } from '../../../theme/media.ts'
import type { ThemeRecord } from '@touchline/brand'
import { outOfSight, VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { useHasAttendeesStep } from '../../basket/checkout-steps.ts'
import { environment } from '../../environment.ts'
import { HeaderBar } from './HeaderBar.tsx'
import { HomeLink } from './HomeLink.tsx'

const Steps = styled('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '2', md: '3' },
    minWidth: 0,
    mx: { base: '0', md: 'auto' },
    fontSize: 'sm',
    '& li': { position: 'relative', display: 'flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' },
    // A line between two steps.
    '& li + li': {
      _before: {
        content: '""',
        width: { base: '14px', md: '44px' },
        borderTopWidth: '2px',
        borderColor: 'currentColor',
        opacity: 0.25,
        [inLargeText]: { display: 'none' },
      },
    },
    '& [aria-current]': { fontWeight: 'bold' },
  },
})
const Mark = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    // Grows with the text.
    width: '1.625rem',
    height: '1.625rem',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'currentColor',
    fontSize: 'xs',
    fontWeight: 'bold',
    '& svg': { width: '16px', height: '16px', strokeWidth: '3' },
  },
  variants: {
    state: {
      done: { bg: 'success', color: 'white', borderColor: 'success' },
      current: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.edge' },
      ahead: {},
    },
  },
})
// A phone shows the current step's word only, a tablet those of three steps; screen readers hear all of them.
const Word = styled('span', {
  variants: { from: { phone: {}, tablet: { mdDown: outOfSight }, desktop: { lgDown: outOfSight } } },
})
const Secure = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    ms: { base: 'auto', md: '0' },
    fontSize: 'sm',
    fontWeight: 'bold',
    '& svg': { width: '18px', height: '18px' },
    [inLargeText]: { display: 'none' },
  },
  // A phone has room for three steps beside it, not for four.
  variants: { cramped: { true: { hideBelow: 'md' }, false: {} } },
})

const plainSteps = ['basket', 'pay', 'booked'] as const
const joiningSteps = ['basket', 'pay', 'joined'] as const
const stepsWithPeople = ['basket', 'attendees', 'pay', 'booked'] as const

type Step = (typeof plainSteps | typeof joiningSteps | typeof stepsWithPeople)[number]

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done'
  return index === current ? 'current' : 'ahead'
}

type Props = { readonly theme: ThemeRecord; readonly basketId: number | null }

/** The header during a payment: the steps, and no links away. The attendees are a step where they are asked for. */
export function CheckoutHeader({ theme, basketId }: Props) {
  const { t } = useTranslation(['common'])
  const { application, paths } = environment().site
  const isNaming = useLocation().pathname === paths.attendees?.()
  const asks = useHasAttendeesStep(basketId) || isNaming
  const plain = application === 'joining' ? joiningSteps : plainSteps
  const steps: readonly Step[] = asks ? stepsWithPeople : plain
  const current = steps.findIndex((step) => step === (isNaming ? 'attendees' : 'pay'))
  const otherWords = asks ? 'desktop' : 'tablet'
  return (
    <HeaderBar>
      <HomeLink logo={theme.themeAppLogo} markOnly />
      <Steps aria-label={t('common:steps.label')}>
        {steps.map((step, index) => {
          const state = stateOf(index, current)
          return (
            <li key={step} aria-current={state === 'current' ? 'step' : undefined}>
              <Mark state={state} aria-hidden="true">
                {state === 'done' ? <Check /> : index + 1}
              </Mark>
              <Word from={state === 'current' ? 'phone' : otherWords}>{t(`common:steps.${step}`)}</Word>
              {state === 'done' ? <VisuallyHidden>{t('common:steps.done')}</VisuallyHidden> : null}
            </li>
          )
        })}
      </Steps>
      <Secure cramped={asks}>
        <Lock aria-hidden="true" />
        {t('common:steps.secure')}
      </Secure>
    </HeaderBar>
  )
}
