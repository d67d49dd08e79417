import { useState } from 'react';
import type { Account } from '../wire';
import { CredentialsStep } from './credentials-step';
import { PasswordStep } from './password-step';
import { SecondFactorStep } from './second-factor-step';

type SignInStepsProps = {
  /** The account that has to sign in; absent: any. */
  email?: string;
  /** An account that has signed in before the page was loaded, in the middle of its first steps. */
  begun?: Account | null;
  /** Called after each step; `paso` of the account is null after the last. */
  onAdvance: (account: Account) => void;
};

/** Signing in, step by step: credentials, then what a new account has to do first. */
export const SignInSteps = ({ email, begun = null, onAdvance }: SignInStepsProps) => {
  const [account, setAccount] = useState(begun);
  const advance = (next: Account) => {
    setAccount(next);
    onAdvance(next);
  };
  if (account === null) return <CredentialsStep email={email} onDone={advance} />;
  if (account.paso === 'password') return <PasswordStep onDone={advance} />;
  return account.paso === 'secondFactor' ? (
    <SecondFactorStep onDone={() => advance({ ...account, paso: null })} />
  ) : null;
};
