/** Screens that count as mobile where no other limit is stated. */
export const onMobile = '@media (max-width: 575px)'

/**
 * Rows with room for a few words only, as on a phone with text at twice the size: parts beside the words move above or
 * below. Applies to the nearest box whose `containerType` is `inline-size`.
 */
export const onFewWords = '@container (max-width: 17rem)'

/**
 * A phone with text at twice the size. Applies within a box as wide as the screen whose `containerType` is `inline-size`.
 */
export const inLargeText = '@container (max-width: 17.99rem)'

/** Landscape phones, or 400 % zoom: a sticky bar would leave no room to read. */
export const onLowScreens = '@media (max-height: 400px)'

/** A page without the header of the site, as within another page: nothing lies above what is sticky. */
export const withoutHeader = '[data-chrome="none"] &'

/** Below two columns the summary and its actions are a bar at the bottom of the screen. */
export const asBar = '@media (max-width: 1199px)'

/** From two columns on they are beside the page. */
export const asPanel = '@media (min-width: 1200px)'

/** On landscape phones, or at 400 % zoom, a sticky bar would leave no room to read, so it scrolls. */
export const barInView = '@media (max-width: 1199px) and (min-height: 421px)'
