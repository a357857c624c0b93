// What the build makes of the contract's calls (client/build/calls.ts); a test compares the two.

/* oxlint-disable typescript/consistent-type-imports -- a module that only exists in the build can import nothing from a file */

declare module 'virtual:addresses/activities' {
  export const listDates: import('./exchange.ts').CallAddress<'listDates'>
  export const listStartingSoon: import('./exchange.ts').CallAddress<'listStartingSoon'>
  export const readVenueCategory: import('./exchange.ts').CallAddress<'readVenueCategory'>
}

declare module 'virtual:addresses/camps' {
  export const listCamps: import('./exchange.ts').CallAddress<'listCamps'>
  export const readCamp: import('./exchange.ts').CallAddress<'readCamp'>
}

declare module 'virtual:addresses/carts' {
  export const readCart: import('./exchange.ts').CallAddress<'readCart'>
}

declare module 'virtual:addresses/categories' {
  export const listActivities: import('./exchange.ts').CallAddress<'listActivities'>
  export const listBookableCategories: import('./exchange.ts').CallAddress<'listBookableCategories'>
  export const readBookableCategory: import('./exchange.ts').CallAddress<'readBookableCategory'>
}

declare module 'virtual:addresses/courses' {
  export const listCourses: import('./exchange.ts').CallAddress<'listCourses'>
  export const readCourse: import('./exchange.ts').CallAddress<'readCourse'>
}

declare module 'virtual:addresses/memberships' {
  export const listMembershipTypes: import('./exchange.ts').CallAddress<'listMembershipTypes'>
}

declare module 'virtual:addresses/venues' {
  export const listJoiningVenues: import('./exchange.ts').CallAddress<'listJoiningVenues'>
  export const listVenues: import('./exchange.ts').CallAddress<'listVenues'>
  export const readVenue: import('./exchange.ts').CallAddress<'readVenue'>
}

declare module 'virtual:calls/activities' {
  export const listVenueCategories: import('./exchange.ts').ApiCall<'listVenueCategories'>
  export const readVenueCategory: import('./exchange.ts').ApiCall<'readVenueCategory'>
  export const listDates: import('./exchange.ts').ApiCall<'listDates'>
  export const listTickets: import('./exchange.ts').ApiCall<'listTickets'>
  export const listTimes: import('./exchange.ts').ApiCall<'listTimes'>
  export const listTimesV2: import('./exchange.ts').ApiCall<'listTimesV2'>
  export const listTimetable: import('./exchange.ts').ApiCall<'listTimetable'>
  export const listTimetableV2: import('./exchange.ts').ApiCall<'listTimetableV2'>
  export const listSlots: import('./exchange.ts').ApiCall<'listSlots'>
  export const listSlotsV2: import('./exchange.ts').ApiCall<'listSlotsV2'>
  export const priceTicket: import('./exchange.ts').ApiCall<'priceTicket'>
  export const listStartingSoon: import('./exchange.ts').ApiCall<'listStartingSoon'>
  export const readActivityClass: import('./exchange.ts').ApiCall<'readActivityClass'>
}

declare module 'virtual:calls/attendees' {
  export const listCartAttendees: import('./exchange.ts').ApiCall<'listCartAttendees'>
  export const answerForCart: import('./exchange.ts').ApiCall<'answerForCart'>
  export const agreeToWaivers: import('./exchange.ts').ApiCall<'agreeToWaivers'>
  export const listPreviousAttendees: import('./exchange.ts').ApiCall<'listPreviousAttendees'>
}

declare module 'virtual:calls/auth' {
  export const login: import('./exchange.ts').ApiCall<'login'>
  export const logout: import('./exchange.ts').ApiCall<'logout'>
  export const register: import('./exchange.ts').ApiCall<'register'>
  export const requestPasswordReset: import('./exchange.ts').ApiCall<'requestPasswordReset'>
}

declare module 'virtual:calls/camps' {
  export const listCamps: import('./exchange.ts').ApiCall<'listCamps'>
  export const readCamp: import('./exchange.ts').ApiCall<'readCamp'>
}

declare module 'virtual:calls/bookings' {
  export const listBookings: import('./exchange.ts').ApiCall<'listBookings'>
  export const cancelBooking: import('./exchange.ts').ApiCall<'cancelBooking'>
  export const moveBooking: import('./exchange.ts').ApiCall<'moveBooking'>
  export const listMoves: import('./exchange.ts').ApiCall<'listMoves'>
}

declare module 'virtual:calls/carts' {
  export const readCart: import('./exchange.ts').ApiCall<'readCart'>
  export const addItems: import('./exchange.ts').ApiCall<'addItems'>
  export const updateItem: import('./exchange.ts').ApiCall<'updateItem'>
  export const removeItem: import('./exchange.ts').ApiCall<'removeItem'>
  export const clearCart: import('./exchange.ts').ApiCall<'clearCart'>
  export const removeBenefit: import('./exchange.ts').ApiCall<'removeBenefit'>
  export const removePackageUsage: import('./exchange.ts').ApiCall<'removePackageUsage'>
  export const extendHold: import('./exchange.ts').ApiCall<'extendHold'>
  export const addLostAgain: import('./exchange.ts').ApiCall<'addLostAgain'>
  export const applyDiscount: import('./exchange.ts').ApiCall<'applyDiscount'>
  export const removeDiscount: import('./exchange.ts').ApiCall<'removeDiscount'>
  export const clearDiscounts: import('./exchange.ts').ApiCall<'clearDiscounts'>
}

declare module 'virtual:calls/categories' {
  export const listActivities: import('./exchange.ts').ApiCall<'listActivities'>
  export const listBookableCategories: import('./exchange.ts').ApiCall<'listBookableCategories'>
  export const readBookableCategory: import('./exchange.ts').ApiCall<'readBookableCategory'>
}

declare module 'virtual:calls/checkouts' {
  export const readRedirectSession: import('./exchange.ts').ApiCall<'readRedirectSession'>
}

declare module 'virtual:calls/courses' {
  export const listCourses: import('./exchange.ts').ApiCall<'listCourses'>
  export const readCourse: import('./exchange.ts').ApiCall<'readCourse'>
}

declare module 'virtual:calls/credits' {
  export const applyCredit: import('./exchange.ts').ApiCall<'applyCredit'>
  export const listCredits: import('./exchange.ts').ApiCall<'listCredits'>
}

declare module 'virtual:calls/orders' {
  export const listOrders: import('./exchange.ts').ApiCall<'listOrders'>
  export const readOrder: import('./exchange.ts').ApiCall<'readOrder'>
  export const readAcceptedTerms: import('./exchange.ts').ApiCall<'readAcceptedTerms'>
  export const resendConfirmation: import('./exchange.ts').ApiCall<'resendConfirmation'>
}

declare module 'virtual:calls/payments' {
  export const preparePayment: import('./exchange.ts').ApiCall<'preparePayment'>
  export const preparePaymentWith: import('./exchange.ts').ApiCall<'preparePaymentWith'>
  export const authorisePaymentWith: import('./exchange.ts').ApiCall<'authorisePaymentWith'>
  export const completePayment: import('./exchange.ts').ApiCall<'completePayment'>
  export const completePaymentWith: import('./exchange.ts').ApiCall<'completePaymentWith'>
  export const payAtDesk: import('./exchange.ts').ApiCall<'payAtDesk'>
  export const listSavedCards: import('./exchange.ts').ApiCall<'listSavedCards'>
  export const readCardSetups: import('./exchange.ts').ApiCall<'readCardSetups'>
  export const beginCardSetup: import('./exchange.ts').ApiCall<'beginCardSetup'>
  export const finishCardSetup: import('./exchange.ts').ApiCall<'finishCardSetup'>
  export const removeSavedCard: import('./exchange.ts').ApiCall<'removeSavedCard'>
  export const completeSca: import('./exchange.ts').ApiCall<'completeSca'>
  export const prepareSessionWith: import('./exchange.ts').ApiCall<'prepareSessionWith'>
  export const paySessionWith: import('./exchange.ts').ApiCall<'paySessionWith'>
  export const completeSessionWith: import('./exchange.ts').ApiCall<'completeSessionWith'>
  export const returnFromBank: import('./exchange.ts').ApiCall<'returnFromBank'>
}

declare module 'virtual:calls/guest-passes' {
  export const listGuestPasses: import('./exchange.ts').ApiCall<'listGuestPasses'>
  export const readGuestPass: import('./exchange.ts').ApiCall<'readGuestPass'>
}

declare module 'virtual:calls/memberships' {
  export const listMembershipTypes: import('./exchange.ts').ApiCall<'listMembershipTypes'>
}

declare module 'virtual:calls/packages' {
  export const listPackages: import('./exchange.ts').ApiCall<'listPackages'>
  export const readPackage: import('./exchange.ts').ApiCall<'readPackage'>
  export const listOwnedPackages: import('./exchange.ts').ApiCall<'listOwnedPackages'>
}

declare module 'virtual:calls/penalties' {
  export const listPenalties: import('./exchange.ts').ApiCall<'listPenalties'>
}

declare module 'virtual:calls/restrictions' {
  export const readRestriction: import('./exchange.ts').ApiCall<'readRestriction'>
}

declare module 'virtual:calls/site' {
  export const readTheme: import('./exchange.ts').ApiCall<'readTheme'>
  export const readClient: import('./exchange.ts').ApiCall<'readClient'>
  export const readFooter: import('./exchange.ts').ApiCall<'readFooter'>
}

declare module 'virtual:calls/tills' {
  export const listTills: import('./exchange.ts').ApiCall<'listTills'>
  export const openTill: import('./exchange.ts').ApiCall<'openTill'>
  export const closeTill: import('./exchange.ts').ApiCall<'closeTill'>
}

declare module 'virtual:calls/users' {
  export const findCustomers: import('./exchange.ts').ApiCall<'findCustomers'>
  export const readUser: import('./exchange.ts').ApiCall<'readUser'>
  export const listLinkedUsers: import('./exchange.ts').ApiCall<'listLinkedUsers'>
}

declare module 'virtual:calls/waitlists' {
  export const joinWaitlist: import('./exchange.ts').ApiCall<'joinWaitlist'>
  export const leaveWaitlist: import('./exchange.ts').ApiCall<'leaveWaitlist'>
  export const addToWaitlist: import('./exchange.ts').ApiCall<'addToWaitlist'>
  export const removeFromWaitlist: import('./exchange.ts').ApiCall<'removeFromWaitlist'>
  export const listUserWaitlists: import('./exchange.ts').ApiCall<'listUserWaitlists'>
}

declare module 'virtual:calls/venues' {
  export const listJoiningVenues: import('./exchange.ts').ApiCall<'listJoiningVenues'>
  export const listVenues: import('./exchange.ts').ApiCall<'listVenues'>
  export const readVenue: import('./exchange.ts').ApiCall<'readVenue'>
}
