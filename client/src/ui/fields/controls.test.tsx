import { describe, expect, test } from 'vitest'
import { bareMarkup } from '../testing/bare-markup.tsx'
import { AvailabilityBadge } from '../labels/AvailabilityBadge.tsx'
import { Breadcrumbs } from '../layout/page/Breadcrumbs.tsx'
import { checkedVariant } from '../buttons/button-recipe.ts'
import { Button } from '../buttons/Button.tsx'
import { Money } from '../text/Money.tsx'
import { NumberStepper } from './NumberStepper.tsx'
import { Select } from './choices/Select.tsx'
import { TextField } from './TextField.tsx'

const ignore = (): void => undefined

describe('controls', () => {
  test('[S5-069, S5-070] a button of an unknown variant is refused', () => {
    expect(() => checkedVariant('link')).toThrow('Invalid variant provided to Button component.')
    expect(['primary', 'secondary', 'text'].map(checkedVariant)).toEqual(['primary', 'secondary', 'text'])
  })

  test('a disabled button stays reachable and says why it is disabled', async () => {
    const markup = await bareMarkup(
      <Button disabled hint="Please agree to the waiver">
        Add to basket
      </Button>,
    )
    const describedBy = /aria-describedby="([^"]+)"/.exec(markup)?.[1]
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toMatch(/<button[^>]* disabled/)
    expect(markup).toMatch(new RegExp(`<span[^>]*id="${describedBy}"[^>]*>Please agree to the waiver</span>`))
  })

  test('a field is tied to its label, help and error', async () => {
    const markup = await bareMarkup(
      <TextField
        autoComplete="off"
        id="town"
        label="Town"
        help="Where you live"
        error="Required"
        value=""
        onChange={ignore}
      />,
    )
    expect(markup).toMatch(/<label[^>]*for="town"/)
    expect(markup).toContain('aria-describedby="town-help town-error"')
    expect(markup).toContain('aria-invalid="true"')
  })

  test('[S5-057] a text field counts the remaining characters', async () => {
    const markup = await bareMarkup(
      <TextField autoComplete="off" label="Note" value="abc" onChange={ignore} maxLength={10} />,
    )
    expect(markup).toContain('7 characters left')
    expect(markup).toContain('maxLength="10"')
  })

  test('[O-542] the counter waits until the text is begun and nearly full', async () => {
    const markupOf = (value: string, maxLength: number) =>
      bareMarkup(<TextField autoComplete="off" label="Note" value={value} onChange={ignore} maxLength={maxLength} />)
    expect(await markupOf('', 5)).not.toContain('left')
    expect(await markupOf('abc', 255)).not.toContain('left')
    expect(await markupOf('abc', 23)).toContain('20 characters left')
  })

  test('optional fields are marked, required ones are announced', async () => {
    expect(
      await bareMarkup(<TextField autoComplete="off" label="Phone" optional value="" onChange={ignore} />),
    ).toContain('(optional)')
    expect(await bareMarkup(<TextField autoComplete="off" label="Name" value="" onChange={ignore} />)).toContain(
      'aria-required="true"',
    )
  })

  test('a select begins with a prompt', async () => {
    const options = [{ value: '1', label: 'One' }]
    const markup = await bareMarkup(<Select label="Size" options={options} value="" onChange={ignore} />)
    expect(markup).toContain('Please select</option>')
  })

  test('the stepper is a spin button with a range', async () => {
    const markup = await bareMarkup(<NumberStepper name="Armbands" value={0} min={0} max={10} onChange={ignore} />)
    expect(markup).toMatch(/role="spinbutton"[^>]*aria-valuenow="0"[^>]*aria-valuemin="0"[^>]*aria-valuemax="10"/)
    expect(markup).toMatch(/aria-label="One less Armbands"[^>]*aria-disabled="true"/)
  })
})

describe('output', () => {
  test('[S9-027] no places left reads sold out', async () => {
    expect(await bareMarkup(<AvailabilityBadge available={0} maximum={12} />)).toContain('>Sold out</span>')
    expect(await bareMarkup(<AvailabilityBadge available={1} maximum={12} />)).toContain('>1 place left</span>')
    expect(await bareMarkup(<AvailabilityBadge available={5} maximum={null} />)).toBe('')
  })

  test('[S9-001, S9-003, S1-034, S3-008, S1-035 partly] money has a symbol and two decimals', async () => {
    expect(await bareMarkup(<Money amount={8400} />)).toContain('>£84.00</span>')
    expect(await bareMarkup(<Money amount={5} symbol="€" />)).toContain('>€0.05</span>')
  })

  test('[S2-092] breadcrumbs begin with home and end with this page', async () => {
    const crumbs = [{ label: 'Shopping basket', to: '/basket' }, { label: 'Checkout' }]
    const markup = await bareMarkup(<Breadcrumbs crumbs={crumbs} homePath="/" />)
    expect(markup).toMatch(/<li><a aria-label="Home" href="\/"[^>]*><svg/)
    expect(markup).toMatch(/<a href="\/basket"[^>]*>Shopping basket<\/a>.*<span aria-current="page">Checkout<\/span>/)
  })
})
