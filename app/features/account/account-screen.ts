import accountStyles from './account.css?inline'

/** The handle shared by the screens on which customers prove who they are. */
export const signInScreen = { styles: [accountStyles] }

/** The handle shared by the screens of the profile. */
export const profileScreen = { styles: [accountStyles], isAccount: true }
