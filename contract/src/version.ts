/** The version of the contract that was released last; `npm run contract:release` sets it. */
export const contractVersion = '0.3.0'
