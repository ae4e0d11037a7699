export const LandingPage = () => <h1>Turn Reviews into Revenue</h1>;
