/** The session as areas see it. Tokens stay inside the session store. */
export interface SessionState {
  readonly signedIn: boolean;
  /** Whose session it is, as the token says; empty when nobody is signed in or the token does not say. */
  readonly owner?: string;
  /** Resolves once the tokens are stored; rejects with a `ProviderError`, and then no tokens are stored. */
  login(credentials: Credentials): Promise<void>;
  /** Resolves once the account exists; does not sign in. */
  register(registration: Registration): Promise<void>;
  /** Tells the provider and forgets the tokens, also when the provider cannot be told. Never rejects. */
  logout(): Promise<void>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly passwordConfirm: string;
}
