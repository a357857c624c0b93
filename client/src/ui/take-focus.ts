/** As the `ref` of what stands for what was pressed and has gone: whoever uses a keyboard goes on there. */
export function takeFocus(place: HTMLElement | null): void {
  place?.focus()
}
