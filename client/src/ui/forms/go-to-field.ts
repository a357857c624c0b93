const controls = ':is(input, select, textarea, button):enabled, a[href]'

/** Brings a field into view and focuses it; of a group of controls, the chosen or else the first one. `fieldId` as in its label. */
export function goToField(fieldId: string): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  const target = field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>('input:checked:enabled') ?? field.querySelector<HTMLElement>(controls) ?? field)
  field.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}
